import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { nameOfUser } from '../../../app/session/session-state.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { OneOrder } from '../../shared/OneOrder.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { paths } from '../paths.ts'

/** '/payments/{orderId}': the receipt of one payment, to read and print. */
export function PaymentPage() {
  const { t } = useTranslation(['account'])
  const { orderId = '' } = useParams()
  const back = (
    <ButtonLink to={paths.payments()} variant="secondary">
      {t('account:payments.all')}
    </ButtonLink>
  )
  return (
    <AccountFrame>
      {(user) => (
        <OneOrder
          user={user}
          owner={{ id: user.id, name: nameOfUser(user), dateOfBirth: user.dateOfBirth ?? null, isSelf: true }}
          orderId={orderId}
          back={back}
        />
      )}
    </AccountFrame>
  )
}
