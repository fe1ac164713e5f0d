import { vi } from 'vitest'
import type { GatewayRedirect } from '~/domain/payments/gateway-redirect'
import type { Movement } from '~/domain/payments/wallet'
import { aShop, aUser } from '../../../tests/support/shop-builders'

let customers = 0

/** Settings of a vendor that takes recharges by two gateways, below 10,000. */
const withWallets = {
  walletMenuEnabled: true,
  takesRecharges: true,
  rechargeLimit: '10000',
  paymentGateways: ['stripe', 'payu', 'unheard-of'],
}

export const aMovement = (part: Partial<Movement> = {}): Movement => ({
  id: 'T-1',
  kind: 'recharge',
  amount: '500',
  orderId: '',
  at: '2024-05-17 13:10:00',
  ...part,
})

/** A new customer, their wallet at the vendor, and their requests. */
export function aWalletOwner({
  movements = [] as Movement[],
  balance = '150',
  ...settings
}: Record<string, unknown> & { movements?: Movement[]; balance?: string } = {}) {
  const user = aUser({ id: `wallet-${++customers}` })
  const wallet = { movements, balance }
  const link: GatewayRedirect = { kind: 'redirect', url: 'https://checkout.stripe.com/pay/1' }
  const calls = {
    balance: vi.fn(async () => wallet.balance),
    history: vi.fn(async () => ({ ...wallet, movements: [...wallet.movements] })),
    recharge: vi.fn(async (): Promise<GatewayRedirect | null> => link),
  }
  const session = { id: user.id }
  const open = async (parts: Parameters<typeof aShop>[0] = {}) => {
    const shop = await aShop({
      user,
      settings: { ...withWallets, ...settings },
      vendor: { wallet: calls },
      path: '/wallet',
      ...parts,
    })
    // All their requests are of one session, until a test changes its id.
    Object.defineProperty(shop.session, 'claimedSession', { value: { ...shop.session.claimedSession, ...session } })
    return shop
  }
  return { user, wallet, calls, open, session }
}
