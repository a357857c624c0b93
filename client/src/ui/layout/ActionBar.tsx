import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { onMobile } from '../../theme/media.ts'

// On phones the bar stays at the bottom of the screen, above the phone's own bar; wider it stands where it is put.
const Bar = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    [onMobile]: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'sticky',
      mx: '-4',
      px: '4',
      pt: '3',
      pb: 'calc(12px + env(safe-area-inset-bottom))',
      bg: 'bg',
      borderTopWidth: '1px',
      borderColor: 'border',
      boxShadow: 'float',
      // On a screen turned on its side, or at 400 % zoom, a bar in view would leave no room to read.
      '@media (max-height: 420px)': { position: 'static', boxShadow: 'none' },
    },
  },
})

type Props = { readonly children: ReactNode; readonly label: string }

/** The page's one primary action with its total: bottom bar on phones, block in the column on wide screens. */
export function ActionBar({ children, label }: Props) {
  return (
    <Bar role="group" aria-label={label}>
      {children}
    </Bar>
  )
}
