import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { environment } from '../../app/environment.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { takeFocus } from '../../ui/focus/move-focus.ts'
import { DeskFailure } from '../payments/desk/DeskFailure.tsx'
import type { PaymentError } from '../payments/machine/states/payment-errors.ts'
import { PaidAlready } from '../payments/PaidAlready.tsx'
import { PaymentFailure } from '../payments/PaymentFailure.tsx'

type Props = {
  readonly failure: PaymentError
  /** Staff take the payment. */
  readonly isDesk: boolean
}

/** The outcome for a basket that is empty now. */
export function BasketOutcome({ failure, isDesk }: Props) {
  const { t } = useTranslation(['checkout'])
  const { desk } = environment().site.paths
  // The pressed button disappears with the basket, so focus moves up here.
  return (
    <>
      <div role="alert" tabIndex={-1} ref={takeFocus}>
        {failureOf({ failure, isDesk })}
      </div>
      {isDesk && desk ? (
        <div>
          <ButtonLink to={desk()}>{t('checkout:customers.next')}</ButtonLink>
        </div>
      ) : null}
    </>
  )
}

function failureOf({ failure, isDesk }: Props): ReactNode {
  const { order } = failure
  if (order) return <PaidAlready error={{ ...failure, order }} atDesk={isDesk} />
  return isDesk ? <DeskFailure error={failure} /> : <PaymentFailure error={failure} isBasketEmpty />
}
