import { Heart, ShoppingBag, Trash } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useStrengthTexts } from '../accounts/login/field-texts.ts'
import { usePhotoTexts } from '../forms/photo-texts.ts'
import { Button, buttonClass, IconButton } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { ActionMenu, PopoverButton } from '../ui/data-table/popover-button.tsx'
import { ChoiceField, CountedCheckbox, Pill, PillGroup } from '../ui/form/choice-fields.tsx'
import { Combobox, SuggestField } from '../ui/form/combobox.tsx'
import { CheckboxField, FormError, TextareaField, TextField } from '../ui/form/fields.tsx'
import { ListSearchField } from '../ui/form/list-search-field.tsx'
import { PasswordField, type PasswordStrength } from '../ui/form/password-field.tsx'
import { PhotoDrop } from '../ui/form/photo-drop.tsx'
import { PhotoField } from '../ui/form/photo-field.tsx'
import { PhotoListField } from '../ui/form/photo-list-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Section } from '../ui/layout/page-layout.tsx'

/** The id of an example's section: 'Text fields' is 'text-fields'. */
const exampleId = (title: string) => title.toLowerCase().replace(/\W+/g, '-')

/** A titled group of component states. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div id={exampleId(title)} className="scroll-mt-20">
      <Section title={title}>
        <div className="flex flex-col gap-5 rounded-box border border-hairline p-4 md:p-6">
          {children}
        </div>
      </Section>
    </div>
  )
}

const VARIANTS = ['primary', 'quiet', 'ghost', 'danger', 'link'] as const
const STRENGTHS: readonly PasswordStrength[] = [0, 1, 2, 3, 4]
const CITIES = ['Utrecht', 'Uppsala', 'Ulm'].map((label) => ({ id: label, label }))
const none = () => undefined

/** Every state of buttons and form fields. */
export function ControlExamples() {
  return (
    <>
      <Buttons />
      <TextFields />
      <Choices />
      <Suggestions />
      <Photos />
    </>
  )
}

function Buttons() {
  return (
    <Example title="Buttons">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-start gap-2">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon={<ShoppingBag className="size-4" />}>
            with icon
          </Button>
          <Button variant={variant} size="large">
            large
          </Button>
          <Button variant={variant} busy busyLabel="Saving">
            busy
          </Button>
          <Button variant={variant} disabledReason="The phone is already booked.">
            disabled
          </Button>
        </div>
      ))}
      <Button variant="primary" wide>
        wide
      </Button>
      <div className="flex flex-wrap items-center gap-2">
        <a href="#buttons" className={buttonClass({ variant: 'quiet' })}>
          a link that looks like a button
        </a>
        <IconButton label="Add to favorites" icon={<Heart className="size-5" />} />
        <IconButton variant="quiet" label="Delete" icon={<Trash className="size-5" />} />
        <CopyButton text="redial@example.org" what="email address" />
        <ActionMenu
          label="Actions for Ada"
          actions={[
            { label: 'Security log', onChoose: none },
            { label: 'Delete', danger: true, onChoose: none },
          ]}
        />
        <PopoverButton label="Columns">
          <p className="p-3">Further controls.</p>
        </PopoverButton>
      </div>
    </Example>
  )
}

function TextFields() {
  const [note, setNote] = useState('Small scratch on the back.')
  const [search, setSearch] = useState<string>()
  const strengthTexts = useStrengthTexts()
  return (
    <Example title="Text fields">
      <TextField label="Name" help="Shown on your listings." defaultValue="Ada Lovelace" />
      <TextField label="Location" optional placeholder="City" />
      <TextField label="Price" start="$" end="USD" inputMode="decimal" error="Enter a price" />
      <ListSearchField label="Search" hideLabel value={search} onSearch={setSearch} />
      <TextField label="Serial number" defaultValue="cannot be changed" disabled />
      <TextareaField
        label="Description"
        help="Mention scratches and repairs."
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <TextareaField label="Reason" error="Enter a reason" />
      {STRENGTHS.map((strength) => (
        <PasswordField
          key={strength}
          label={`Password of strength ${strength}`}
          autoComplete="off"
          strength={{ value: strength, texts: strengthTexts }}
        />
      ))}
      <PasswordField label="Password" autoComplete="off" error="Enter your password" />
      <FormError title="The listing was not saved">Try again in a minute.</FormError>
    </Example>
  )
}

function Choices() {
  const [grade, setGrade] = useState('B')
  const [liked, setLiked] = useState(true)
  const grades = ['A', 'B', 'C'].map((value) => ({ value, label: `Grade ${value}` }))
  const delivery = [
    { value: 'pick-up', label: 'Pick up', help: 'Meet the seller and check the phone first.' },
    { value: 'shipping', label: 'Shipping', help: 'The seller sends it within 3 days.' },
  ]
  return (
    <Example title="Choices">
      <SelectField
        label="Brand"
        placeholder="Choose a brand"
        options={[
          { value: 'apple', label: 'Apple' },
          { group: 'Others', options: [{ value: 'nokia', label: 'Nokia', disabled: true }] },
        ]}
      />
      <SelectField label="Storage" options={[]} placeholder="Choose" error="Choose the storage" />
      <CountedCheckbox label="Only with a check-up" count={1_284} defaultChecked />
      <CheckboxField label="I accept the terms" error="Accept the terms to continue" />
      <CheckboxField label="Not available here" disabled />
      <div className="flex flex-wrap gap-2">
        <Pill checked={liked} count={12} onToggle={() => setLiked(!liked)}>
          a pill
        </Pill>
        <Pill checked={!liked} onToggle={() => setLiked(!liked)}>
          its opposite
        </Pill>
      </div>
      <PillGroup legend="Grade" name="grade" choices={grades} value={grade} onChange={setGrade} />
      <PillGroup
        legend="Grade"
        name="missing-grade"
        choices={grades}
        value=""
        onChange={none}
        optional
        error="Choose a grade"
      />
      <ChoiceField legend="Delivery" name="delivery" choices={delivery} defaultValue="pick-up" />
      <ChoiceField
        legend="Role"
        name="role"
        choices={[
          { value: 'Buyer', label: 'Buyer' },
          { value: 'Seller', label: 'Seller' },
        ]}
        error="Choose a role"
      />
    </Example>
  )
}

function Suggestions() {
  const [city, setCity] = useState('U')
  const pick = ({ label }: { label: string }) => setCity(label)
  return (
    <Example title="Fields with suggestions">
      <Combobox
        label="City near you"
        placeholder="City"
        text={city}
        onType={setCity}
        options={CITIES}
        onPick={pick}
      />
      <SuggestField
        label="City of the seller"
        listLabel="Places"
        text={city}
        onType={setCity}
        options={CITIES}
        onPick={pick}
      />
    </Example>
  )
}

function Photos() {
  const photo = '/art/brand-iphone.svg'
  const photos = [
    { id: 'front', src: photo, alt: 'Front' },
    { id: 'back', src: photo, alt: 'Back', progress: 0.4 },
    { id: 'side', src: photo, alt: 'Side', error: 'The upload failed' },
  ]
  const texts = usePhotoTexts()
  const handlers = { onPick: none, onCancel: none, onRetry: none, onRemove: none, texts }
  return (
    <Example title="Photos">
      <PhotoField label="Profile photo" optional {...handlers} />
      <PhotoField label="Uploading photo" value={photo} progress={0.6} {...handlers} />
      <PhotoField label="Stored photo" value={photo} {...handlers} />
      <PhotoField label="Rejected photo" value={photo} error="This is not a photo" {...handlers} />
      <PhotoListField
        label="Photos of the phone"
        help="The first photo is the cover."
        photos={photos}
        max={8}
        onMove={none}
        onOpen={none}
        onBroken={none}
        {...handlers}
      />
      <PhotoDrop
        control={{ id: 'drop', 'aria-describedby': undefined, 'aria-invalid': undefined }}
        onFiles={none}
        action="Choose a file"
        explain
        texts={texts}
      />
    </Example>
  )
}
