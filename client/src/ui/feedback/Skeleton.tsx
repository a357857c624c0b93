import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../i18n/use-texts.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

// Invisible for 150 ms: an answer that comes at once does not flash.
const Stack = chakra('div', {
  base: { display: 'grid', gap: '4', opacity: 0, animation: 'appear 150ms ease-out 150ms forwards' },
})
const Block = chakra('div', {
  base: {
    bg: 'bg.subtle',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
})

type Props = {
  /** How many blocks, and how high each is in pixels: the shape of what comes. */
  readonly count?: number
  readonly height?: number
}

/** The shape of a list or a card that is still on its way. */
export function Skeleton({ count = 3, height = 96 }: Props) {
  const { t } = useTexts()
  return (
    <Stack role="status">
      <VisuallyHidden>{t('common:status.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Block key={index} style={{ height }} aria-hidden="true" />
      ))}
    </Stack>
  )
}
