import { useT } from '~/i18n/use-t'
import { WaitingPayment } from './waiting-payment'

type Props = { refreshSeconds: number; here: string; more: { href: string; label: string } }

/** The vendor does not answer what became of a payment, which may have gone through: nobody is led to pay it again. */
export function UnseenPayment(props: Props) {
  const t = useT()
  return (
    <WaitingPayment {...props} title={t('pay.unseen')} said="" gatewayHref="">
      <p>{t('pay.unseenText')}</p>
    </WaitingPayment>
  )
}
