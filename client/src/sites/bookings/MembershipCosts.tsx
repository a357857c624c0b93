import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { paths } from './paths.ts'

/** The way to what a membership costs and gives, for who cannot have what is for members. */
export function MembershipCosts() {
  const { t } = useTranslation(['home'])
  return (
    <ButtonLink to={paths.pricing()} variant="secondary">
      {t('home:membership.costs')}
    </ButtonLink>
  )
}
