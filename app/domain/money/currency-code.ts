/** Signs that belong to exactly one currency. A dollar sign does not. */
const bySign: Record<string, string> = {
  ...{ '₹': 'INR', '€': 'EUR', '£': 'GBP', '₽': 'RUB', '฿': 'THB', '₺': 'TRY', '₩': 'KRW', '₫': 'VND', '₱': 'PHP' },
  ...{ 'د.إ': 'AED', AED: 'AED', 'ر.س': 'SAR', SAR: 'SAR', 'ر.ق': 'QAR', QAR: 'QAR', 'د.ك': 'KWD', KWD: 'KWD' },
  ...{ Rs: 'INR', INR: 'INR', USD: 'USD', EUR: 'EUR', GBP: 'GBP', CHF: 'CHF', RM: 'MYR', Rp: 'IDR', R$: 'BRL' },
}

/** Currencies by dial code, for the dollar sign, which several countries use. */
const dollars: Record<string, string> = { '1': 'USD', '61': 'AUD', '64': 'NZD', '65': 'SGD', '852': 'HKD' }

/** The ISO code of a vendor's currency; null if its sign is ambiguous. It is never guessed. */
export function currencyCode(sign: string, countryCode: string): string | null {
  const plain = sign.replace(/\.$/, '').trim()
  return bySign[sign] ?? bySign[plain] ?? (plain === '$' ? (dollars[countryCode] ?? null) : null)
}
