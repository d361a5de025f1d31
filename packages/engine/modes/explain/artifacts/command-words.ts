/**
 * What commands and their options do. A line without indentation is a command, a command with what makes it do something
 * else, or both; below it stand its options (`=` where a value follows), `*` for what it works on, `>` for the last of
 * those, and `!` for what can be lost.
 */
export const COMMAND_WORDS = `
tar | Works on an archive of files.
  -c --create | creates an archive
  -x --extract | takes the files out of the archive
  -t --list | lists what the archive holds
  -z --gzip | compresses with gzip, or reads what gzip compressed
  -j --bzip2 | compresses with bzip2, or reads what bzip2 compressed
  -J --xz | compresses with xz, or reads what xz compressed
  -v --verbose | names each file
  -f= --file= | the archive’s file
  -C= --directory= | the folder to work in
  --exclude= | leaves out what has this name
  --strip-components= | leaves out this many leading folders
  * | the files to work on
tar -c | Packs files into an archive.
tar -x | Unpacks an archive.
tar -t | Lists what an archive holds.
ls | Lists files and folders.
  -l | with size, owner, date, and permissions
  -a --all | hidden ones too
  -h --human-readable | sizes in units that are easy to read
  -t | newest first
  -1 | one name to a line
  -r --reverse | in reverse order
  -R --recursive | folders within folders too
  -S | largest first
  * | where to look
cp | Copies files.
  -r -R --recursive | folders with all that is in them
  -a --archive | folders too, with owners, dates, and permissions kept
  -p | keeps owners, dates, and permissions
  -f --force | overwrites without asking
  -i --interactive | asks before it overwrites
  -v --verbose | names each file
  * | what is copied
  > | where it is copied to
mv | Moves or renames files.
  -f --force | overwrites without asking
  -i --interactive | asks before it overwrites
  -n --no-clobber | never overwrites
  -v --verbose | names each file
  * | what is moved
  > | where it goes, or its new name
rm | Deletes files.
  -r -R --recursive | folders with all that is in them
  -f --force | without asking, and without an error where nothing is there
  -i | asks before each
  -v --verbose | names each file
  * | what is deleted
  ! | What is deleted doesn’t go to a trash folder: it can’t be brought back.
mkdir | Creates folders.
  -p --parents | the folders above too, and no error where it exists
  -m= --mode= | the permissions of the new folder
  * | the new folder
chmod | Changes who may read, change, and run files.
  -R --recursive | all that is in folders too
  * | the new permissions, then the files
chown | Changes who owns files.
  -R --recursive | all that is in folders too
  * | the new owner, then the files
cat | Shows the content of files.
  -n --number | with line numbers
  * | the file to show
cd | Goes to another folder.
  * | the folder
export | Sets an environment variable for the commands that follow.
  * | the variable and its value
echo | Prints a text.
  -n | without a line break at the end
  -e | with signs such as \\n as line breaks
  * | the text
grep | Finds lines that hold a pattern.
  -r -R --recursive | in all files of folders
  -i --ignore-case | capital and lowercase letters count as the same
  -v --invert-match | the lines without the pattern instead
  -n --line-number | with line numbers
  -l --files-with-matches | only the names of the files
  -c --count | only how many lines there are
  -w --word-regexp | whole words only
  -E --extended-regexp | the pattern is an extended regular expression
  -F --fixed-strings | the pattern is plain text
  -o --only-matching | only the part that matches
  -q --quiet | prints nothing; the exit status tells
  -A= --after-context= | lines to show after each match
  -B= --before-context= | lines to show before each match
  --include= | only files with names like this
  --exclude= | no files with names like this
  --exclude-dir= | no folders with this name
  * | the pattern, then where to look
find | Finds files and folders.
  -name= | with a name that fits this pattern
  -iname= | with a name that fits this pattern, in capital or lowercase letters
  -type= | of this kind: f for files, d for folders
  -mtime= | changed this many days ago; + stands for more, - for fewer
  -mmin= | changed this many minutes ago; + stands for more, - for fewer
  -size= | of this size; + stands for larger, - for smaller
  -maxdepth= | this many levels of folders deep at most
  -delete | deletes each one that is found
  -print | prints each one
  -empty | that are empty
  -exec= | runs this command for each one; {} stands for its name
  * | where to look
find -exec | Finds files and folders, and runs a command for each.
find -delete | Finds files and folders, and deletes them.
  ! | What is deleted doesn’t go to a trash folder. Run it without \`-delete\` first to see what it finds.
sort | Sorts lines.
  -n --numeric-sort | as numbers
  -h --human-numeric-sort | as sizes such as 2K and 1G
  -r --reverse | from the highest to the lowest
  -u --unique | each line only once
  -k= --key= | by this column
  -t= --field-separator= | the character between columns
  * | the file to sort
uniq | Leaves out lines that repeat the line before.
  -c --count | says how often each came
  -d --repeated | only lines that repeat
  -u --unique | only lines that don’t repeat
wc | Counts lines, words, and bytes.
  -l --lines | lines only
  -w --words | words only
  -c --bytes | bytes only
  * | the file to count in
head | Shows the first lines, 10 unless told.
  -n= --lines= | how many lines
  -c= --bytes= | how many bytes
  * | the file to show
tail | Shows the last lines, 10 unless told.
  -n= --lines= | how many lines
  -n+ --lines+ | all lines from this one on
  -f --follow | goes on showing lines as they are added
  -F | goes on showing lines as they are added, also in a file that replaces this one
  * | the file to show
xargs | Runs a command with what it is given as arguments.
  -n= | how many arguments to a run
  -I= | the sign that stands for what is given
  -0 --null | what is given is separated by null characters
  -r --no-run-if-empty | does nothing where nothing is given
  -P= | how many runs at the same time
  * | the command
sed | Edits text line by line.
  -i --in-place | changes the file itself
  -n --quiet | prints only what is asked for
  -E -r | patterns are extended regular expressions
  -e= | what to do with each line
  * | what to do with each line, then the file
awk | Works on text column by column.
  -F= | the character between columns
  * | what to do with each line, then the file
cut | Takes columns out of lines.
  -d= --delimiter= | the character between columns
  -f= --fields= | which columns
  -c= --characters= | which characters
  * | the file
curl | Sends a request to a URL, and prints the answer.
  -X= --request= | the method of the request
  -H= --header= | a header of the request
  -d= --data= | what is sent, with POST unless another method is given
  -o= --output= | writes the answer to this file
  -O --remote-name | writes the answer to a file with the name it has in the URL
  -L --location | follows redirects
  -s --silent | shows no progress and no errors
  -S --show-error | shows errors even so
  -f --fail | ends with an error where the server answers with one
  -i --include | shows the headers of the answer too
  -I --head | asks for the headers alone
  -u= --user= | the user name and password
  -k --insecure | accepts any certificate
  -v --verbose | shows all that is sent and received
  -F= --form= | a field of a form
  --retry= | tries again this often where it fails
  --max-time= -m= | gives up after this many seconds
  --connect-timeout= | gives up where no connection is made in this many seconds
  --data-binary= | what is sent, exactly as it is
  --compressed | asks for a compressed answer
  -w= --write-out= | prints this about the transfer
  * | the URL
  -k ! | With \`-k\`, nobody knows whether the answer comes from the right server.
wget | Downloads files.
  -O= --output-document= | the file to write to
  -q --quiet | prints nothing
  -c --continue | goes on with a download that stopped
  -r --recursive | what the pages link to as well
  * | the URL
ssh | Opens a shell on another machine, or runs a command there.
  -i= | the file of the private key
  -p= | the port
  -L= | passes a local port on: local port, host, and port as the other machine sees them
  -R= | passes a port of the other machine on to this one
  -N | runs no command, only passes ports on
  -f | goes to the background
  * | the user and machine, then the command
scp | Copies files from one machine to another.
  -r | folders with all that is in them
  -i= | the file of the private key
  -P= | the port
  * | what is copied
  > | where it is copied to
rsync | Copies only what has changed from one folder to another.
  -a --archive | folders too, with owners, dates, and permissions kept
  -v --verbose | names each file
  -z --compress | compresses what is sent
  -n --dry-run | only shows what it would do
  -P | shows progress, and goes on with files that were begun
  -h --human-readable | sizes in units that are easy to read
  --progress | shows progress
  --partial | keeps files that were begun when the connection breaks
  -r --recursive | folders with all that is in them
  -u --update | skips files that are newer in the target
  --include= | takes what has this name
  --delete-after | deletes in the target what the source doesn’t have, at the end
  --delete | deletes in the target what the source doesn’t have
  --exclude= | leaves out what has this name
  -e= --rsh= | the program that makes the connection
  * | what is copied
  > | where it is copied to
  --delete ! | With \`--delete\`, files that are only in the target are lost. Try it with \`--dry-run\` first.
ps | Lists the processes that run.
  aux | those of all users, with details
  -e -A | all of them
  -f | with details
  -ef | all of them, with details
kill | Ends a process, or sends it a signal.
  -9 -KILL | at once, without a chance to clean up
  -15 -TERM | after it has cleaned up
  -HUP -1 | asks it to read its configuration again
  * | the number of the process
df | Shows how full the disks are.
  -h --human-readable | sizes in units that are easy to read
  * | the disk or folder
du | Shows how much room files and folders take.
  -h --human-readable | sizes in units that are easy to read
  -s --summarize | one total for each
  -a --all | files too
  -d= --max-depth= | this many levels of folders deep
  * | where to look
ln | Creates a link to a file.
  -s --symbolic | a symbolic link: a name that points to the file
  -f --force | replaces what is there
  * | what the link points to
  > | the link
lsof | Lists open files and connections.
  -i= | connections, such as those on this port
  -t | only the numbers of the processes
systemctl | Controls services.
  * | what to do, then the service
systemctl restart | Stops a service and starts it again.
  * | the service
systemctl status | Shows whether a service runs.
  * | the service
systemctl enable | Starts a service whenever the machine starts.
  --now | starts it at once too
  * | the service
journalctl | Shows the logs of services.
  -u= --unit= | of this service
  -f --follow | goes on showing lines as they are added
  -n= --lines= | how many lines
  --since= | from this time on
gzip | Compresses a file into one that ends in \`.gz\`, and removes the original.
  -k --keep | keeps the original
  -9 --best | as small as it can
  -1 --fast | as fast as it can
  -c --stdout | prints the result instead, and keeps the original
  -d --decompress | unpacks instead
  -f --force | overwrites without asking
  -r --recursive | all that is in folders too
  * | the file
gzip -d | Unpacks a file that ends in \`.gz\`, and removes it.
gzip -c | Compresses a file, and prints the result.
gzip -t | Checks that a compressed file is whole.
  * | the file
gunzip | Unpacks a file that ends in \`.gz\`, and removes it.
  -k --keep | keeps the packed file
  -c --stdout | prints the content instead
  -f --force | overwrites without asking
  * | the file
mail | Sends what it reads as an email.
  -s= | the subject
  -c= | who gets a copy
  -a= | a file to attach, or a header
  * | who gets it
zip | Packs files into a ZIP archive.
  -r --recurse-paths | folders with all that is in them
  -q --quiet | prints nothing
  -x= | leaves out what has this name
  * | the archive, then what is packed
unzip | Unpacks a ZIP archive.
  -d= | the folder to unpack to
  -o | overwrites without asking
  -q | prints little
  -l | only lists what it holds
  * | the archive
mktemp | Creates a new temporary file, and prints its path.
  -d --directory | a folder instead of a file
  -t | the pattern of its name
  * | the pattern of its name
date | Prints the date and time.
  -u --utc | in UTC
  -d= --date= | of this day instead of now
  -I | in the ISO format
  * | the format
sleep | Waits.
  * | how long, in seconds unless a unit is given
tee | Prints what it is given, and writes it to a file too.
  -a --append | adds to the end of the file
  * | the file
touch | Creates an empty file, or sets the date of one that exists to now.
  * | the file
diff | Shows how two files differ.
  -u | with lines around each change
  -r --recursive | all that is in folders too
  -q --brief | only says whether they differ
  * | the files
printf | Prints a text by a format.
  * | the format, then the values
source | Runs the lines of a file in this shell.
  * | the file
. | Runs the lines of a file in this shell.
  * | the file
shift | Drops the first argument of the script, so that the second becomes the first.
  * | how many
wait | Waits for what runs in the background.
  * | the process
return | Ends the function.
  * | its status
read | Reads a line that is typed in, or comes from a file.
  -r | takes backslashes as they are
  -p= | asks with this text first
  -s | doesn’t show what is typed
  * | the variable for it
tr | Replaces or deletes single characters in what it reads.
  -d --delete | deletes them
  -s --squeeze-repeats | makes one of several in a row
  * | the characters, then what takes their place
jq | Picks values out of JSON, or changes it.
  -r --raw-output | texts without quotation marks
  -c --compact-output | each result on one line
  -e --exit-status | fails where the result is empty
  --arg= | a variable for the filter
  * | the filter, then the file
sha256sum | Prints the SHA-256 checksum of files.
  -c --check | compares files with the checksums in a file
  * | the file
base64 | Writes data as Base64 text.
  -d --decode | turns such text back
  -w= | the length of its lines
  * | the file
which | Prints where a program is.
  * | the program
ping | Checks whether a machine answers.
  -c= | how often
  * | the machine
crontab | Shows or changes the user’s schedule of commands.
  -l | shows it
  -e | opens it in an editor
  -r | removes it
  * | the file with the new schedule
useradd | Creates a user.
  -m --create-home | with a home folder
  -r --system | for programs, not for people
  -s= --shell= | the program that starts when the user signs in
  -u= --uid= | the number of the user
  * | the name
adduser | Creates a user.
  -S --system | for programs, not for people
  -D --disabled-password | without a password
  -G= --ingroup= | the group that the user joins
  -u= | the number of the user
  * | the name, then the group
addgroup | Creates a group of users.
  -S --system | for programs, not for people
  -g= | the number of the group
  * | the name
groupadd | Creates a group of users.
  -r --system | for programs, not for people
  -g= --gid= | the number of the group
  * | the name
`;
