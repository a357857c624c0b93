import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '../../../theme/styled.ts'

// From edge to edge on phones; large text takes more lines, so that no tab is out of sight.
const Bar = styled('nav', {
  base: { mx: { base: '-4', md: '0' }, mb: { base: '5', md: '6' }, borderBottomWidth: '1px', borderColor: 'border' },
})
const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    px: { base: '2', md: '0' },
  },
})

/** A link to a page or a part of one; `aria-current` marks the present one. */
export const Tab = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    position: 'relative',
    minHeight: 'touch',
    px: { base: '2', md: '3' },
    fontSize: 'sm',
    color: 'fg',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    _focusVisible: { outlineOffset: '-3px' },
    // A line on the current item only: transparent lines would all show in forced colours.
    '&[aria-current]': {
      fontWeight: 'bold',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '0',
        borderBottomWidth: '3px',
        borderColor: 'brand.edge',
      },
    },
  },
})

/** A bar of tabs; its children are list items with a `Tab` each. */
export function Tabs({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Bar aria-label={label}>
      <List>{children}</List>
    </Bar>
  )
}
