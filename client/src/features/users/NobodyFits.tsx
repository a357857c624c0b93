import { useTranslation } from 'react-i18next'
import { environment } from '../../app/environment.ts'
import { callTo } from '../../browser/ways-out.ts'
import { styled } from '../../theme/styled.ts'

const Note = styled('p', { base: { color: 'fg.muted' } })

type Props = {
  /** The centre's; null where the venue says none. */
  readonly telephone: string | null
}

/** That an offer is for nobody on the account, with who can add somebody where customers can't. */
export function NobodyFits({ telephone }: Props) {
  const { t } = useTranslation(['activities', 'common'])
  const staffAdd = environment().site.paths.addPerson() === null
  return (
    <Note>
      {t('activities:bookingFor.nobodyFits')} {staffAdd ? t('activities:bookingFor.staffAdd') : null}{' '}
      {staffAdd && telephone ? <a href={callTo(telephone)}>{t('common:footer.call', { phone: telephone })}</a> : null}
    </Note>
  )
}
