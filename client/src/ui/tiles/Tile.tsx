import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '../../theme/styled.ts'
import { Picture } from '../pictures/Picture.tsx'
import type { SceneName } from '../scenes/scene-window.ts'

const Surface = styled(Link, {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: '2',
    height: 'full',
    color: 'fg',
    textDecoration: 'none',
    borderRadius: 'card',
    '& [data-name]': { textUnderlineOffset: '0.18em' },
    _hover: { '& [data-name]': { textDecoration: 'underline' } },
  },
  variants: { large: { true: { gridTemplateRows: 'minmax(180px, 1fr) auto' } } },
})
const Words = styled('span', { base: { display: 'block', minWidth: 0 } })
const Name = styled('span', {
  base: { display: 'block', fontWeight: 'bold', lineHeight: '1.25', overflowWrap: 'anywhere' },
  variants: { large: { true: { fontSize: { md: 'lg' } } } },
})
const Text = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } })

type Props = {
  readonly to: string
  readonly scene: SceneName
  readonly name: string
  readonly text?: ReactNode
  /** Fills its cell of a mosaic: the picture takes the remaining height. */
  readonly large?: boolean
}

/** A picture with text below; all of it is one link. */
export function Tile({ to, scene, name, text, large = false }: Props) {
  return (
    <Surface to={to} large={large}>
      <Picture scene={scene} fill={large} />
      <Words>
        <Name data-name large={large}>
          {name}
        </Name>
        {text ? <Text>{text}</Text> : null}
      </Words>
    </Surface>
  )
}
