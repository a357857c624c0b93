import { dotted } from '../../i18n/dotted.ts'
import { Tile } from '../../ui/tiles/Tile.tsx'
import { TileGrid } from '../../ui/tiles/TileGrid.tsx'
import { nameOf, sceneOf } from './package.ts'
import type { Package } from './package.ts'
import { usePackageText } from './use-package-text.ts'

type Props = { readonly packages: readonly Package[]; readonly pathOf: (one: Package) => string }

/** Packages as pictures with price and validity. */
export function PackageTiles({ packages, pathOf }: Props) {
  const text = usePackageText()
  return (
    <TileGrid columns="three">
      {packages.map((one) => (
        <li key={one.id}>
          <Tile
            to={pathOf(one)}
            scene={sceneOf(one)}
            name={nameOf(one)}
            text={text.closed(one) ?? dotted([text.price(one), text.expiry(one)])}
          />
        </li>
      ))}
    </TileGrid>
  )
}
