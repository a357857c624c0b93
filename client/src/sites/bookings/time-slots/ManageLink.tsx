import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { paths } from '../paths.ts'

/** The link from a booked item to its booking. */
export function ManageLink({ occurrenceId, name }: { readonly occurrenceId: string; readonly name: string }) {
  const { t } = useTranslation(['activities'])
  const text = t('activities:bookings.manage')
  return (
    <ButtonLink to={paths.myBookings(occurrenceId)} variant="secondary" label={`${text}: ${name}`}>
      {text}
    </ButtonLink>
  )
}
