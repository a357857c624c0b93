import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../i18n/use-texts.ts'
import { SafeHtml } from '../../ui/SafeHtml.tsx'
import { useFooter } from './use-footer.ts'

const Frame = chakra('footer', {
  base: {
    mt: 'auto',
    bg: 'footer.bg',
    color: 'footer.fg',
    fontSize: 'sm',
    minHeight: '160px',
    '& a': { color: 'inherit' },
    '& :focus-visible': { outlineColor: 'footer.fg' },
  },
})
const Content = chakra('div', { base: { maxWidth: 'content', mx: 'auto', px: '4', py: '8' } })

/** The venue's own footer. [S2-127] */
export function SiteFooter({ venue }: { readonly venue: string | null }) {
  const { t } = useTexts()
  const html = useFooter(venue)
  return (
    <Frame aria-label={t('common:navigation.footer')}>
      <Content>{html ? <SafeHtml html={html} /> : null}</Content>
    </Frame>
  )
}
