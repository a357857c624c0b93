import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Block = chakra('div', { base: { display: 'grid', gap: '2', mb: '6' } })
const Heading = chakra('h1', { base: { fontSize: { base: 'xl', md: '2xl' } } })
const Intro = chakra('p', { base: { color: 'fg.muted', maxWidth: 'measure' } })

type Props = { readonly children: ReactNode; readonly intro?: ReactNode }

/** The page's one first-level heading, with a sentence under it where one helps. */
export function PageHeading({ children, intro }: Props) {
  return (
    <Block>
      <Heading>{children}</Heading>
      {intro ? <Intro>{intro}</Intro> : null}
    </Block>
  )
}
