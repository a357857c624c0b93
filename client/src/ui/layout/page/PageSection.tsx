import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'

const Section = styled('section', { base: { mt: { base: '10', md: '14' }, outline: 'none' } })
const Head = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    mb: { base: '3', md: '5' },
    '& > a': { position: 'relative', fontSize: 'sm', fontWeight: 'bold' },
    // A touch target of 44 px.
    '@media (pointer: coarse)': { '& > a::before': { content: '""', position: 'absolute', inset: '-12px -4px' } },
  },
})
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' }, overflowWrap: 'anywhere' } })
const Intro = styled('p', { base: { mt: '1', color: 'fg.muted', textWrap: 'pretty' } })

type Props = {
  readonly id: string
  readonly title: ReactNode
  readonly intro?: ReactNode
  /** A link to the whole list, at the end of the title's line. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/** A section of a page of pictures, with its spacing. A search or a link can lead here. */
export function PageSection({ id, title, intro, more, children }: Props) {
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Head>
        <div>
          <Title id={`${id}-title`}>{title}</Title>
          {intro ? <Intro>{intro}</Intro> : null}
        </div>
        {more}
      </Head>
      {children}
    </Section>
  )
}
