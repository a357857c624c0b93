import { format } from '@touchline/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrearsBanner } from '../../../features/penalties/ArrearsBanner.tsx'
import { owed } from '../../../features/penalties/penalty.ts'
import { usePenalties } from '../../../features/penalties/use-penalties.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { environment } from '../../environment.ts'
import { linkAcross } from '../../modes.ts'
import { useCurrencySymbol } from '../../site-record.ts'
import { useSession } from '../../session/use-session.ts'
import { PayCharges, useChargesToAdd } from './PayCharges.tsx'

/** The link to the account site's payments, where arrears cannot be read here. */
function ToPayments() {
  const { t } = useTranslation(['common'])
  const { config, modes } = environment()
  const account = config.sites.account
  if (!account) return null
  return <ButtonOut href={linkAcross(account, '/payments', modes)}>{t('common:arrears.payments')}</ButtonOut>
}

/** The link to a basket with the charges, which the account site has on another site. */
function ToBasket({ target, children }: { readonly target: string; readonly children: ReactNode }) {
  return target.startsWith('/') ? (
    <ButtonLink to={target}>{children}</ButtonLink>
  ) : (
    <ButtonOut href={target}>{children}</ButtonOut>
  )
}

/**
 * The customer's unpaid charges with *Pay … now*, which puts them into the basket and opens it; the account site, which
 * has no basket, leads to the checkout. Empty without any. Pages may show it where a booking is refused.
 */
export function Arrears({ id }: { readonly id?: string }) {
  const { t } = useTranslation(['common'])
  const symbol = useCurrencySymbol()
  const { user, customer } = useSession()
  const penalties = usePenalties()
  const missing = useChargesToAdd(penalties.status === 'success' ? penalties.data : [])
  const { paths, isAccount } = environment().site
  const target = isAccount ? paths.checkout() : paths.basket()
  // For a customer served by staff it is not known beforehand whether there are any. [O-209]
  if (customer !== null && penalties.status !== 'success') return null
  if (customer === null && user?.hasOutstandingPenalties !== true) return null
  if (penalties.status === 'loading') return <Skeleton count={1} height={92} />
  if (penalties.status === 'error')
    return <ArrearsBanner id={id} penalties={[]} served={null} inBasket={false} action={<ToPayments />} />

  if (penalties.data.length === 0) return null

  return (
    <ArrearsBanner
      id={id}
      penalties={penalties.data}
      served={customer?.name ?? null}
      inBasket={missing.length === 0}
      action={
        missing.length === 0 ? (
          <ToBasket target={target}>
            {t(customer === null ? 'common:arrears.toBasket' : 'common:arrears.served.toBasket')}
          </ToBasket>
        ) : (
          <PayCharges penalties={missing} to={target}>
            {t('common:arrears.pay', { amount: format(owed(missing), symbol) })}
          </PayCharges>
        )
      }
    />
  )
}
