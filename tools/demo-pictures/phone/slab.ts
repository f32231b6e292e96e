type Cutout =
  | 'none'
  | 'notch'
  | 'slim-notch'
  | 'island'
  | 'hole'
  | 'hole-left'
  | 'hole-right'
  | 'drop'

export type Screen = {
  top: number
  side: number
  bottom: number
  corner: number
  cutout: Cutout
  face: 'ios' | 'stacked' | 'centered' | 'aside' | 'grid' | 'tiles'
  /** A round or oval home button below the screen. */
  home?: 'ring' | 'oval'
  /** Three touch keys below the screen. */
  keys?: boolean
  /** The bezel is white on phones in light colors. */
  pale?: boolean
  /** Where the screen folds: across a clamshell, or down the middle of a book. */
  crease?: 'across' | 'down'
}

/** A part on the back, in millimeters from its top left corner. */
export type Part =
  | {
      part: 'island'
      x: number
      y: number
      w: number
      h: number
      r: number
      tone: IslandTone
      raise?: number
      turn?: number
    }
  | { part: 'lens'; x: number; y: number; r: number; ring?: RingTone; bare?: boolean }
  | { part: 'square-lens'; x: number; y: number; r: number }
  | { part: 'flash'; x: number; y: number; r: number; tall?: boolean }
  | { part: 'dot'; x: number; y: number; r: number }
  | { part: 'shade'; h: number }
  | { part: 'print'; x: number; y: number; r: number }
  | { part: 'line'; d: string; width: number; glow?: boolean; accent?: boolean }
  | { part: 'patch'; d: string; tone: 'darker' | 'lighter' | 'metal' | 'accent' }
  | { part: 'small-screen'; x: number; y: number; w: number; h: number; r: number }

export type IslandTone = 'body' | 'body-dark' | 'body-light' | 'dark' | 'metal' | 'glass'
export type RingTone = 'body' | 'metal' | 'dark' | 'gold' | 'accent'

export type Button = { edge: 'left' | 'right'; from: number; length: number; accent?: boolean }

/** Common to all bodies, whatever their front. */
export type Body = {
  /** Width, height and depth in millimeters. */
  size: readonly [w: number, h: number, d: number]
  corner: number
  wall: 'flat' | 'round'
  frame: 'match' | 'steel' | 'aluminium' | 'black' | 'titanium' | 'gold'
  finish: 'gloss' | 'matte' | 'leather' | 'clear' | 'plastic'
  back: readonly Part[]
  buttons: readonly Button[]
  /** Size of a folding phone when closed, which is how it is shown from behind. */
  shut?: readonly [w: number, h: number, d: number]
}

export type Slab = Body & { kind: 'slab'; screen: Screen }

export type Area = { x: number; y: number; w: number; h: number }

/** A phone with keys; positions on the front in millimeters from its top left corner. */
export type Handset = Body & {
  kind: 'handset'
  screen: Area
  /** The dark window around the screen. */
  window?: Area & { r: number }
  navigation: Area & { style: 'disc' | 'bar' | 'square' }
  keys: Area & { style: 'ovals' | 'rows' | 'grid' | 'letters' }
  /** Height of the hinge, for clamshells. */
  hinge?: number
}

export type Family = Slab | Handset
