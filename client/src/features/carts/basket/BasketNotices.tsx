import { Info } from 'lucide-react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'

const Box = styled('section', {
  base: {
    display: 'flex',
    gap: '2',
    p: '3',
    borderRadius: 'control',
    bg: 'warning.subtle',
    color: 'warning',
    fontSize: 'sm',
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, mt: '1px' },
  },
})
const List = styled('ul', { base: { display: 'grid', gap: '1', minWidth: 0, overflowWrap: 'anywhere' } })

/** What the platform had to change in the basket by itself, above all places whose time ran out. [O-88] */
export function BasketNotices({ notices }: { readonly notices: readonly string[] | undefined }) {
  const { t } = useTexts()
  if (notices === undefined || notices.length === 0) return null
  return (
    <Box aria-label={t('checkout:basket.notice')} role="status">
      <Info aria-hidden="true" />
      <List>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </List>
    </Box>
  )
}
