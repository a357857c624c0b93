import { chakra } from '@chakra-ui/react'
import { use } from 'react'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import { mainId } from '../../ui/layout/main-id.ts'
import { MainArea } from '../main-area.ts'

const Screen = chakra('main', {
  base: { minHeight: '100dvh', display: 'grid', gridTemplateRows: '160px 1fr', outline: 'none' },
})
const Content = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '4',
    width: 'full',
    maxWidth: '680px',
    mx: 'auto',
    px: '4',
    py: '12',
  },
})
const Heading = chakra('h1', { base: { fontSize: { base: 'xl', md: '2xl' } } })

type Props = { readonly heading: string; readonly children?: ReactNode }

/** A page that stands in for the one that was asked for: alone, or in the main area when the chrome is there. */
export function FullPage({ heading, children }: Props) {
  const inside = use(MainArea)
  if (inside) {
    return (
      <Content>
        <title>{heading}</title>
        <Heading>{heading}</Heading>
        {children}
      </Content>
    )
  }
  return (
    <Screen id={mainId} tabIndex={-1}>
      <title>{heading}</title>
      <Picture scene="football" window="wide" shape="plain" fill />
      <Content>
        <Heading>{heading}</Heading>
        {children}
      </Content>
    </Screen>
  )
}
