import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'

/** The id of every page's main area: the target of the skip link, and of focus after navigation. */
export const mainId = 'main'

const Jump = styled('a', {
  base: {
    position: 'absolute',
    insetStart: '2',
    // Out of the page as a whole, however many lines large text makes.
    top: '0',
    translate: '0 -110%',
    zIndex: 'toast',
    p: '3',
    bg: 'bg',
    borderRadius: 'control',
    _focus: { top: '2', translate: 'none', boxShadow: 'float' },
  },
})

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  const { t } = useTranslation(['common'])
  return <Jump href={`#${mainId}`}>{t('common:navigation.skip')}</Jump>
}
