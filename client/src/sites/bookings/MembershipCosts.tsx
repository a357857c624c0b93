import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { paths } from './paths.ts'

/** The link to membership prices, for a customer who cannot have a members' offer. */
export function MembershipCosts() {
  const { t } = useTranslation(['home'])
  return (
    <ButtonLink to={paths.pricing()} variant="secondary">
      {t('home:membership.costs')}
    </ButtonLink>
  )
}
