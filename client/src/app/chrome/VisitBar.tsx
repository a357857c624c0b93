import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import type { ThemeRecord } from '@touchline/brand'
import { useAppName } from '../site-record.ts'
import { LanguageSwitch } from './header/LanguageSwitch.tsx'
import { SiteLogo } from './header/SiteLogo.tsx'

// A region, not a banner: the site's own chrome is absent here. [S2-126]
const Bar = styled('section', {
  base: { bg: 'header.bg', color: 'header.fg', borderBottomWidth: '1px', borderColor: 'header.border' },
})
const Content = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    minHeight: { base: '54px', lg: '60px' },
    maxWidth: 'content',
    mx: 'auto',
    px: { base: '4', lg: '6' },
  },
})
const Secure = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: 0,
    fontSize: 'sm',
    fontWeight: 'bold',
    '& svg': { width: '18px', height: '18px' },
  },
})

/** The payee and the languages, for a customer sent by another site; it has no links. */
export function VisitBar({ theme }: { readonly theme: ThemeRecord }) {
  const { t } = useTranslation(['common'])
  const name = useAppName()
  return (
    <Bar aria-label={name}>
      <Content>
        <SiteLogo address={theme.themeAppLogo} name={name} />
        <LanguageSwitch />
        <Secure>
          <Lock aria-hidden="true" />
          {t('common:steps.secure')}
        </Secure>
      </Content>
    </Bar>
  )
}
