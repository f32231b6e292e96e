import { Prose } from './prose.tsx'

export function Prototypes() {
  return (
    <Prose>
      <p>
        In JavaScript an object inherits from another object. Each has a hidden link, its prototype,
        which is another object or <code>null</code>.
      </p>
      <p>
        When you read <code>phone.call</code>, the engine looks for the property on{' '}
        <code>phone</code> itself, then on its prototype, then on that one’s prototype, until it
        finds it or the chain ends, usually after <code>Object.prototype</code>; then the value is{' '}
        <code>undefined</code>. Writing is different: an ordinary assignment creates or changes the
        property on the object itself and shadows the inherited one.
      </p>
      <p>
        Methods exist once and are shared, while <code>this</code> is the object on which the method
        was called. You can set the link with <code>Object.create(parent)</code>. A function called
        with <code>new</code> gives the new object its own <code>prototype</code> property as the
        link.
      </p>
      <p>
        <code>class</code> and <code>extends</code> are clearer words for the same thing: methods go
        on <code>Phone.prototype</code>, and <code>extends</code> links one prototype to the other.
        Read a link with <code>Object.getPrototypeOf</code>, and tell own properties from inherited
        ones with <code>Object.hasOwn</code>.
      </p>
    </Prose>
  )
}
