import { ShoppingBasket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { HeaderLink, ToolWord } from './header-button.ts'

// The badge begins at the middle of the picture and grows away from it.
const Picture = styled('span', { base: { display: 'inline-grid', '& > *': { gridArea: '1 / 1' } } })
const Badge = styled('span', {
  base: {
    alignSelf: 'start',
    mt: '-9px',
    // In large text beside the picture.
    ms: 'calc(1rem - 2px)',
    minWidth: '1.25rem',
    px: '5px',
    borderRadius: 'full',
    // The header's own pair of colours: a brand may use the header's colour.
    bg: 'header.fg',
    color: 'header.bg',
    borderWidth: '1px',
    borderColor: 'header.bg',
    fontSize: 'xs',
    lineHeight: '1.5',
    textAlign: 'center',
  },
})

/** The link to the basket, with a badge when it has items. */
export function BasketLink({ to, count }: { readonly to: string; readonly count: number }) {
  const { t } = useTranslation(['common'])
  const label = count > 0 ? t('common:navigation.basketWithCount', { count }) : t('common:navigation.basket')
  return (
    <HeaderLink to={to}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Picture>
        <ShoppingBasket aria-hidden="true" />
        {count > 0 ? <Badge aria-hidden="true">{count > 99 ? '99+' : count}</Badge> : null}
      </Picture>
      <ToolWord aria-hidden="true">{t('common:navigation.basketWord')}</ToolWord>
    </HeaderLink>
  )
}
