import type { ThemeRecord } from '../seed-writer.ts'
import { venueIds } from '../venues/venues.ts'
import { clientId } from './client.ts'

/** Ashcombe wears the client's purple; the other two are as far from it as brands get: light yellow and near black. */
export const seedThemes: readonly ThemeRecord[] = [
  {
    clientId,
    venueId: null,
    headerPrimaryColour: '#5B2D8E',
    appLogo: null,
    appDarkBgColour: '#2A1442',
    appHeaderBgColour: '#FFFFFF',
    appHeadingFontStyle: 'Archivo',
    appPrimaryColour: '#5B2D8E',
    appSecondaryColour1: '#C2408C',
    appSecondaryColour2: '#1F7A8C',
    appBodyFontStyle: 'Roboto',
    appSecondaryButtonStyle: 'solid',
  },
  {
    clientId,
    venueId: venueIds.porthwen,
    headerPrimaryColour: '#FFE27A',
    appLogo: null,
    appDarkBgColour: '#17414B',
    appHeaderBgColour: '#FFE27A',
    appHeadingFontStyle: 'Archivo',
    appPrimaryColour: '#FFE27A',
    appSecondaryColour1: '#17414B',
    appSecondaryColour2: '#E0654F',
    appBodyFontStyle: 'Open Sans',
    appSecondaryButtonStyle: 'outline',
  },
  {
    clientId,
    venueId: venueIds.millwick,
    headerPrimaryColour: '#16161A',
    appLogo: null,
    appDarkBgColour: '#16161A',
    appHeaderBgColour: '#FFFFFF',
    appHeadingFontStyle: 'Anton',
    appPrimaryColour: '#16161A',
    appSecondaryColour1: '#D9480F',
    appSecondaryColour2: '#5C636E',
    appBodyFontStyle: 'Lato',
    appSecondaryButtonStyle: 'outline',
  },
]
