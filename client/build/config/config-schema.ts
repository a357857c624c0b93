import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { type Config, ConfigFile } from '../../src/app/config/config.ts'

type Json = Readonly<Record<string, unknown>>

/** The purpose of each setting. The texts stand here because the site's own code needs none of these texts. */
const texts: Readonly<Record<keyof Config, string>> = {
  $schema: 'For editors: `./config.schema.json`',
  appName: 'The name of the site, where the client record has none',
  apiOrigin: 'Origin of the platform; empty where it answers at the origin of the site',
  basePaths: 'Where the platform has each area of calls, in place of the path of the contract',
  paths: 'Path templates by call name, such as `"readCourse": "/programme/{idOrSlug}"`; they win over `basePaths`',
  sites: 'Origins of the sites; null for a site that does not exist',
  switches: 'What is sold. They win over the client record; a feature of which neither says anything is off',
  providerNames: "The platform's names of payment providers, and the adapter of this client for each",
  challengeMode: "Whether the bank's page opens above the page or takes its place",
  languages: 'Languages that visitors may choose from; the first is spoken until they do',
  contentLanguage: 'The language in which the operator describes what there is',
  offline: 'Whether the account site keeps its files on the device; false removes them',
  frameAncestors: 'Origins whose pages may embed the site; the header of the server must name them too',
  cookiePrefix: 'The beginning of the names of cookies; by default it is made of host name and site',
  kiosk: 'Where a kiosk starts',
  maps: 'The map of venues: address of its tiles, its key, and the country that postcodes are looked for in',
  links: "The operator's own pages, which the footer names",
  successAddress: 'Where to go after an order, in place of the confirmation; `orderId` is appended',
  analyticsContainerIds: 'Containers of the tag manager that counts visits',
}

/** The JSON Schema of config.json, made from the schema that the site reads the file with. */
export function configSchema(): Json {
  const { properties, ...schema } = z.toJSONSchema(ConfigFile, { io: 'input' })
  // The schema has a property for each setting, in their order.
  const described = Object.entries(texts).map(([name, description]) => [
    name,
    { ...(properties?.[name] as Json), description },
  ])
  return { ...schema, title: 'config.json', properties: Object.fromEntries(described) }
}

/** Adds `config.schema.json` beside `config.json` to the site. */
export function configSchemaFile(): Plugin {
  return {
    name: 'touchline:config-schema',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(configSchema(), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'config.schema.json', source })
    },
  }
}
