import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../i18n/use-texts.ts'

const Screen = chakra('p', {
  base: {
    position: 'fixed',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    opacity: 0,
    animation: 'appear 150ms ease-out 150ms forwards',
  },
})

/** While theme and client record are on their way; nothing to see in the first 150 ms. */
export function StartingPage() {
  const { t } = useTexts()
  return <Screen role="status">{t('common:status.loading')}</Screen>
}
