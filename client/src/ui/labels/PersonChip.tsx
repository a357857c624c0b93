import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineRecipe } from '../../theme/recipe.ts'
import { styled } from '../../theme/styled.ts'

/** The colour of a person on the site; `use-person-tone.ts` assigns it. */
export type PersonTone = 0 | 1 | 2 | 3

const discRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 'bold',
    lineHeight: '1',
    letterSpacing: '0',
    '& > svg': { width: '60%', height: '60%' },
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  },
  variants: {
    tone: {
      0: { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.edge' },
      1: { bg: 'tone.warm', color: 'tone.ink' },
      2: { bg: 'tone.sky', color: 'tone.ink', borderColor: 'tone.deep2' },
      3: { bg: 'tone.deep2', color: 'white' },
      // The header has its own pair of colours.
      header: { bg: 'header.fg', color: 'header.bg' },
    },
    size: {
      medium: { width: '26px', height: '26px', fontSize: 'xs' },
      large: { width: '36px', height: '36px', fontSize: 'sm' },
    },
  },
  defaultVariants: { size: 'medium' },
})
const Disc = styled('span', discRecipe)
const Chip = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: 0,
    maxWidth: 'full',
    fontSize: 'sm',
    fontWeight: 'bold',
    // A long name without a gap breaks only where it must.
    overflowWrap: 'anywhere',
    '& > :last-child': { minWidth: 0 },
  },
})

/** The first letter of a name, including its accents. */
function initialOf(name: string): string | undefined {
  // Browsers are slow to create their first segmenter, and most names begin with two plain letters.
  const plain = /^[a-z](?=[a-z])/i.exec(name.trim())?.[0]
  const first = plain ?? [...new Intl.Segmenter().segment(name.trim())][0]?.segment
  return first?.toLocaleUpperCase()
}

type DiscProps = {
  readonly name: string
  readonly tone: PersonTone | 'header'
  readonly size?: 'medium' | 'large'
}

/** A person's initial in their colour, beside their name: silent by itself. */
export function PersonInitial({ name, tone, size = 'medium' }: DiscProps) {
  return (
    <Disc tone={tone} size={size} aria-hidden="true">
      {initialOf(name) ?? <UserRound />}
    </Disc>
  )
}

type Props = DiscProps & {
  /** Text beside the initial, if not the name alone: 'For Safiya', 'You'. */
  readonly children?: ReactNode
}

/** One person, the same everywhere on the site: initial, colour and name. Contains no control; may lie in one. */
export function PersonChip({ name, tone, size = 'medium', children }: Props) {
  return (
    <Chip>
      <PersonInitial name={name} tone={tone} size={size} />
      <span>{children ?? name}</span>
    </Chip>
  )
}
