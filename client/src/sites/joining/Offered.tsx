import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSwitches } from '../../app/site-record.ts'
import { ButtonOut } from '../../ui/buttons/ButtonOut.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageHeading } from '../../ui/layout/page/PageHeading.tsx'
import { onBookings } from '../shared/other-sites.ts'

/** The offers, or a note that joining is switched off. */
export function Offered({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['activities'])
  const { onlineJoining } = useSwitches()
  const bookings = onBookings('/')
  if (onlineJoining) return children
  return (
    <>
      <PageHeading>{t('activities:joining.at')}</PageHeading>
      <EmptyState
        title={t('activities:joining.off')}
        action={
          bookings === null ? undefined : <ButtonOut href={bookings}>{t('activities:joining.toBookings')}</ButtonOut>
        }
      >
        {t('activities:joining.offNext')}
      </EmptyState>
    </>
  )
}
