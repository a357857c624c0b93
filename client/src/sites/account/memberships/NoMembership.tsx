import { useTranslation } from 'react-i18next'
import { environment } from '../../../app/environment.ts'
import { linkAcross } from '../../../app/modes.ts'
import { useSwitches } from '../../../app/site-record.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'

/** Said to a customer without a membership; the link to the joining site only while online joining is on. */
export function NoMembership() {
  const { t } = useTranslation(['account'])
  const { config, modes } = environment()
  const { onlineJoining } = useSwitches()
  const joining = config.sites.joining
  return (
    <EmptyState
      title={t('account:memberships.none')}
      action={
        onlineJoining && joining ? (
          <ButtonOut href={linkAcross(joining, '/', modes)}>{t('account:memberships.seePrices')}</ButtonOut>
        ) : null
      }
    >
      {t('account:memberships.noneText')}
    </EmptyState>
  )
}
