import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { loadChunk } from '../../navigation/load-chunk.ts'
import { lazyOverlay } from '../../navigation/lazy-overlay.tsx'
import { environment } from '../../environment.ts'
import { BasketLink } from './BasketLink.tsx'
import { HeaderLink, ToolWord } from './header-button.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PersonButton } from './PersonButton.tsx'

const AccountPanel = lazyOverlay(() =>
  loadChunk('AccountPanel', async () => (await import('../account/AccountPanel.tsx')).AccountPanel),
)

// A region, not a banner: the page around has its own. In the flow, because a frame may be as tall as its content.
const Bar = styled('section', {
  base: {
    containerType: 'inline-size',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: 'touch',
    px: { base: '3', lg: '6' },
    fontSize: 'sm',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Tools = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '1', ms: 'auto' } })

/** The ways inside another site, whose own navigation is around: language, bookings, account and basket. [O-324] */
export function EmbeddedBar({ basketCount }: { readonly basketCount: number }) {
  const { t } = useTranslation(['common'])
  const [isOpen, setIsOpen] = useState(false)
  const { paths } = environment().site
  const bookings = paths.myBookings()
  return (
    <>
      <Bar aria-label={t('common:navigation.embedded')}>
        <LanguageSwitch />
        <Tools>
          {bookings === null ? null : (
            <HeaderLink to={bookings} aria-label={t('common:breadcrumbs.myBookings')}>
              <CalendarCheck aria-hidden="true" />
              <ToolWord>{t('common:breadcrumbs.myBookings')}</ToolWord>
            </HeaderLink>
          )}
          <PersonButton onOpen={() => setIsOpen(true)} />
          <BasketLink to={paths.basket()} count={basketCount} />
        </Tools>
      </Bar>
      {isOpen ? <AccountPanel onClosed={() => setIsOpen(false)} /> : null}
    </>
  )
}
