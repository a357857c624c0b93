import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { groupsOf } from './pass.ts'

/** One pass per line: its code, and its action or state. */
export const PassRows = styled('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& > li:last-child': { borderBottomWidth: '1px' },
  },
  variants: { past: { true: { color: 'fg.muted', fontSize: 'sm' } } },
})

const Code = styled('strong', { base: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' } })

/** A pass's code in groups. */
export function PassNumber({ code }: { readonly code: string }) {
  const { t } = useTranslation(['checkout'])
  return (
    <Code>
      <VisuallyHidden>{t('checkout:guestPasses.code')}</VisuallyHidden> {groupsOf(code)}
    </Code>
  )
}
