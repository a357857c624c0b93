import { useTranslation } from 'react-i18next'
import { environment } from '../../app/environment.ts'
import { styled } from '../../theme/styled.ts'

const Way = styled('a', {
  base: { display: 'inline-flex', alignItems: 'center', justifySelf: 'start', minHeight: 'touch', fontSize: 'sm' },
})

/** The link to add somebody to the account, and the way back from there; empty where only staff do. [O-250, O-487] */
export function AddPersonLink() {
  const { t } = useTranslation(['common'])
  const path = environment().site.paths.addPerson()
  return path === null ? null : <Way href={path}>{t('common:bookingFor.add')}</Way>
}
