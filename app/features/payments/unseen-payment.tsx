import { useT } from '~/i18n/use-t'
import { WaitingPayment } from './waiting-payment'

type Props = { refreshSeconds: number; here: string; more: { href: string; label: string } }

/** Shown if the vendor does not say the result of a payment that may have gone through: it must not be paid again. */
export function UnseenPayment(props: Props) {
  const t = useT()
  return (
    <WaitingPayment {...props} title={t('pay.unseen')} reason="" gatewayHref="">
      <p>{t('pay.unseenText')}</p>
    </WaitingPayment>
  )
}
