import { useTranslation } from 'react-i18next'
import { useSwitches } from '../../../app/site-record.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { onJoining } from '../../shared/other-sites.ts'

/** Said to a customer without a membership; the link to the joining site only while online joining is on. */
export function NoMembership() {
  const { t } = useTranslation(['account'])
  const { onlineJoining } = useSwitches()
  const joining = onJoining('/')
  return (
    <EmptyState
      title={t('account:memberships.none')}
      action={
        onlineJoining && joining ? <ButtonOut href={joining}>{t('account:memberships.seePrices')}</ButtonOut> : null
      }
    >
      {t('account:memberships.noneText')}
    </EmptyState>
  )
}
