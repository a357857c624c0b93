import { Check } from 'lucide-react'
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'

const Steps = styled('div', { base: { counterReset: 'step', display: 'grid', minWidth: 0 } })

/** Whether steps stand under a title of their own. */
const WithinContext = createContext(false)

const Section = styled('section', {
  base: {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    minWidth: 0,
    py: '6',
    borderBottomWidth: '1px',
    borderColor: 'border',
    outline: 'none',
    _first: { pt: '0' },
    _last: { borderBottomWidth: '0' },
  },
})
const Head = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } })
const Disc = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    // Grows with the text.
    width: '2rem',
    height: '2rem',
    flexShrink: 0,
    borderRadius: 'full',
    fontWeight: 'bold',
    borderWidth: '1px',
    borderColor: 'transparent',
    '& svg': { width: '20px', height: '20px' },
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  },
  variants: {
    done: {
      true: { bg: 'success', color: 'bg' },
      false: { bg: 'brand.subtle', color: 'link', _before: { content: 'counter(step)' } },
    },
  },
})
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' }, overflowWrap: 'anywhere' } })
const LowerTitle = styled('h3', { base: { fontSize: 'lg', overflowWrap: 'anywhere' } })

type StepsProps = {
  readonly children: ReactNode
  /** Under a title of their own: their titles are one level lower, and smaller. */
  readonly within?: boolean
}

/** Numbers its steps in page order. */
export function FormSteps({ children, within = false }: StepsProps) {
  return (
    <WithinContext value={within}>
      <Steps>{children}</Steps>
    </WithinContext>
  )
}

type Props = {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
  /** Complete: a tick replaces the number. */
  readonly done?: boolean
}

/** One titled step of a longer form, inside `FormSteps`. Links to missing parts can target it. */
export function FormStep({ id, title, children, done = false }: Props) {
  const Heading = useContext(WithinContext) ? LowerTitle : Title
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Head>
        <Disc done={done} aria-hidden="true">
          {done ? <Check /> : null}
        </Disc>
        <Heading id={`${id}-title`}>{title}</Heading>
      </Head>
      {children}
    </Section>
  )
}
