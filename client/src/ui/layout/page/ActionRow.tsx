import type { ReactNode, Ref } from 'react'
import { styled } from '../../../theme/styled.ts'

const Row = styled('li', { base: { py: '4', borderBottomWidth: '1px', borderColor: 'border' } })
const Head = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '20px minmax(0, 1fr)', md: '20px minmax(0, 1fr) auto' },
    alignItems: { base: 'start', md: 'center' },
    columnGap: '4',
    rowGap: '3',
    '& > svg': { width: '20px', height: '20px', color: 'link' },
    '& > :nth-child(3)': { gridColumn: { base: '2', md: 'auto' }, justifySelf: 'start' },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '1', minWidth: 0, outline: 'none' } })
const Name = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0', overflowWrap: 'anywhere' },
})

/** A list of action rows. */
export const ActionRows = styled('ul', { base: { borderTopWidth: '1px', borderColor: 'border' } })

/** The panel that an action opens below its row. */
export const ActionPanel = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    mt: '3',
    p: { base: '4', md: '5' },
    borderRadius: 'card',
    bg: 'bg.subtle',
    outline: 'none',
    overflowWrap: 'anywhere',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})

type Props = {
  readonly icon: ReactNode
  readonly title: string
  /** The texts below the title. */
  readonly children: ReactNode
  readonly action: ReactNode
  /** The place of the action, which gets the focus back. */
  readonly actionRef?: Ref<HTMLDivElement>
  /** The open panel. */
  readonly panel?: ReactNode
}

/** One thing that can be done, with its explanation, its button, and the panel that the button opens. */
export function ActionRow({ icon, title, children, action, actionRef, panel }: Props) {
  return (
    <Row>
      <Head>
        {icon}
        <Words>
          <Name>{title}</Name>
          {children}
        </Words>
        <div ref={actionRef}>{action}</div>
      </Head>
      {panel}
    </Row>
  )
}
