import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { keepsCookies } from '../../api/credentials/kept-jar.ts'
import { styled } from '../../theme/styled.ts'

const Note = styled('p', { base: { p: '3', borderRadius: 'card', bg: 'warning.subtle', color: 'fg', fontSize: 'sm' } })

const neverChanges = () => () => undefined

let known: boolean | undefined

/** Asked once: the question writes a cookie. */
function loginsLast(): boolean {
  return (known ??= keepsCookies(document))
}

/** Says how long a login lasts where the browser keeps none, before anybody types; nothing elsewhere. */
export function ShortLogin() {
  const { t } = useTranslation(['common'])
  const lasts = useSyncExternalStore(neverChanges, loginsLast, () => true)
  return lasts ? null : <Note>{t('common:auth.shortLogin')}</Note>
}
