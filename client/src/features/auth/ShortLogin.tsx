import { useTranslation } from 'react-i18next'
import { keepsCookies } from '../../api/credentials/kept-jar.ts'
import { usePageFact } from '../../browser/use-page-fact.ts'
import { styled } from '../../theme/styled.ts'

const Note = styled('p', { base: { p: '3', borderRadius: 'card', bg: 'warning.subtle', color: 'fg', fontSize: 'sm' } })

let known: boolean | undefined

/** Asked once: the question writes a cookie. */
function loginsLast(): boolean {
  return (known ??= keepsCookies(document))
}

/** Says how long a login lasts where the browser keeps none, before anybody types; nothing elsewhere. */
export function ShortLogin() {
  const { t } = useTranslation(['common'])
  const lasts = usePageFact(loginsLast, true)
  return lasts ? null : <Note>{t('common:auth.shortLogin')}</Note>
}
