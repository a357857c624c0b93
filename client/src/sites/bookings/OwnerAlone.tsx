import { useTranslation } from 'react-i18next'
import type { Customer } from '../../app/session/session-state.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageHeading } from '../../ui/layout/page/PageHeading.tsx'
import { paths } from './paths.ts'

/** Shown instead of guest passes while staff serve a customer: only the customer sees or buys them. [O-201, O-209] */
export function OwnerAlone({ customer: { name } }: { readonly customer: Customer }) {
  const { t } = useTranslation(['checkout'])
  return (
    <>
      <PageHeading>{t('checkout:guestPasses.heading')}</PageHeading>
      <EmptyState
        title={t('checkout:guestPasses.servedTitle')}
        action={<ButtonLink to={paths.desk()}>{t('checkout:guestPasses.toDesk')}</ButtonLink>}
      >
        {t('checkout:guestPasses.servedText', { name })}
      </EmptyState>
    </>
  )
}
