import { chatTranslator } from '#app/i18n/chat.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Message } from '#app/routes/chat/message.tsx'
import type { SampleReply } from './sample-replies.server.ts'
import { Grid, Section } from './section.tsx'

interface Props {
  readonly locale: Locale
  readonly replies: readonly SampleReply[]
}

const emptyMessage = { id: '', text: '', blocks: [], dishes: [] }

/** Chat messages: a reply that is being written, and questions with replies of each kind of block. */
export function Replies({ locale, replies }: Props) {
  const translate = chatTranslator(locale)
  return (
    <Section title="Chat">
      <Grid>
        <ul>
          <Message
            message={{ ...emptyMessage, role: 'assistant' }}
            translate={translate}
            isWriting
          />
        </ul>
        {replies.map(({ question, blocks }) => (
          <ul key={question} className="grid min-w-0 gap-3">
            <Message
              message={{ ...emptyMessage, role: 'user', text: question }}
              translate={translate}
              isWriting={false}
            />
            <Message
              message={{ ...emptyMessage, role: 'assistant', blocks }}
              translate={translate}
              isWriting={false}
            />
          </ul>
        ))}
      </Grid>
    </Section>
  )
}
