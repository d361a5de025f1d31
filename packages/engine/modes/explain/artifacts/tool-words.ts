/** What the commands of developers' tools do, written as those of the system are. */
export const TOOL_WORDS = `
git | Runs Git, which keeps versions of files.
git clone | Copies a Git repository to this machine.
  --depth= | only this many of the last commits
  -b= --branch= | the branch to check out
  * | the repository, then the folder
git add | Marks changes for the next commit.
  -A --all | all changes
  -p --patch | asks for each change
  * | the files
git commit | Records the marked changes as a commit.
  -m= --message= | the message of the commit
  -a --all | all changes to known files too
  --amend | replaces the last commit
  --no-edit | keeps the message
  -am= | all changes to known files, with this message
  --amend ! | A commit that others already have should not be replaced.
git push | Sends commits to another repository.
  -u --set-upstream | remembers it for later pushes and pulls
  -f --force | replaces what is there
  --force-with-lease | replaces what is there, unless somebody else has changed it
  --tags | the tags too
  --delete -d | deletes the branch there
  * | the remote repository, then the branch
  -f ! | With \`-f\`, commits that others have pushed are lost there.
  --force ! | With \`--force\`, commits that others have pushed are lost there.
git pull | Fetches commits from another repository, and brings them into the current branch.
  --rebase | puts your own commits after them, instead of a merge
  * | the remote repository, then the branch
git fetch | Fetches commits from another repository, without changing your files.
  --all | from all remote repositories
  -p --prune | forgets branches that are gone there
  * | the remote repository
git checkout | Switches to another branch, or brings files back.
  -b= -B= | creates this branch first
  * | the branch or commit, then the files
git switch | Switches to another branch.
  -c= --create= | creates this branch first
  * | the branch
git branch | Lists, creates, or deletes branches.
  -d --delete | deletes a branch that is merged
  -D | deletes a branch, merged or not
  -a --all | remote branches too
  -m --move | renames a branch
  * | the branch
git merge | Brings the commits of another branch into the current one.
  --no-ff | always with a merge commit
  --squash | as one change, without a commit
  --abort | stops a merge that has conflicts
  * | the branch
git rebase | Puts the commits of the current branch on top of another commit.
  -i --interactive | opens a list in which you can reorder, join, change, or drop commits
  --onto= | the commit to put them on
  --continue | goes on after a conflict
  --abort | goes back to how it was before
  * | the commit after which the commits begin
  ! | A rebase replaces commits. Don’t rebase commits that others already have.
git reset | Moves the current branch to another commit.
  --soft | the changes stay marked for a commit
  --mixed | the changes stay in your files
  --hard | the changes are thrown away
  * | the commit
  --hard ! | With \`--hard\`, changes that aren’t committed are lost.
git revert | Creates a commit that takes back another commit.
  --no-edit | with the usual message
  * | the commit
git cherry-pick | Repeats the change of another commit on the current branch.
  * | the commit
git stash | Puts changes that aren’t committed aside.
  -u --include-untracked | new files too
git stash pop | Brings back the changes that were put aside.
git log | Lists commits.
  --oneline | one line each
  --graph | with lines that show how branches join
  --all | of all branches
  -n= | how many
  -p --patch | with their changes
  --author= | by this person
  --since= | from this time on
git diff | Shows what has changed.
  --staged --cached | what is marked for the next commit
  --stat | only how much in which file
  * | what to compare
git status | Shows which files have changed.
  -s --short | one line each
git clean | Deletes files that Git doesn’t know.
  -f --force | really deletes
  -d | folders too
  -n --dry-run | only shows what it would do
  -x | ignored files too
  ! | What is deleted can’t be brought back. Run it with \`-n\` first.
docker run | Starts a container from an image.
  -d --detach | in the background
  -it | with a terminal that you can type in
  -i --interactive | with what you type as its input
  -t --tty | with a terminal
  --rm | removes the container when it ends
  -p= --publish= | passes a port on: port of this machine, then port of the container
  -v= --volume= | shows a volume or folder in the container: volume or folder of this machine, then folder of the container
  -e= --env= | an environment variable
  --env-file= | a file with environment variables
  --name= | the name of the container
  --network= | the network that it joins
  --restart= | when it starts again by itself
  -w= --workdir= | the folder in which the command runs
  -u= --user= | the user that it runs as
  * | the image, then the command in the container
docker build | Builds an image.
  -t= --tag= | the image’s name and tag
  -f= --file= | the Dockerfile
  --no-cache | without what was built before
  --build-arg= | a value that the Dockerfile takes
  --platform= | the platform that it is for
  * | the folder that the build may use
docker exec | Runs a command in a container that is running.
  -it | with a terminal that you can type in
  -u= --user= | the user that it runs as
  * | the container, then the command
docker ps | Lists containers.
  -a --all | those that have stopped too
  -q --quiet | only their IDs
docker logs | Shows what a container has printed.
  -f --follow | goes on showing lines as they are added
  --tail= | how many lines
  * | the container
docker compose up | Creates and starts the services of a Compose file.
  -d --detach | in the background
  --build | builds the images first
  * | the services
docker compose down | Stops and removes the services of a Compose file.
  -v --volumes | their volumes too
  -v ! | With \`-v\`, the data in the volumes is lost.
docker system prune | Removes what Docker no longer uses.
  -a --all | all images without a container too
  -f --force | without asking
  --volumes | volumes too
  ! | What is removed can’t be brought back.
kubectl get | Lists objects of the cluster.
  -n= --namespace= | in this namespace
  -A --all-namespaces | in all namespaces
  -o= --output= | the format
  -l= --selector= | with these labels
  -w --watch | goes on showing changes
  * | the kind, then the name
kubectl apply | Creates or changes objects as files describe them.
  -f= --filename= | the file or folder
  -n= --namespace= | in this namespace
  -k= --kustomize= | a folder of Kustomize
  --dry-run= | only shows what it would do
kubectl delete | Deletes objects of the cluster.
  -f= --filename= | those of this file
  -n= --namespace= | in this namespace
  * | the kind, then the name
  ! | What is deleted is gone from the cluster at once.
kubectl logs | Shows what a pod has printed.
  -f --follow | goes on showing lines as they are added
  -n= --namespace= | in this namespace
  -c= --container= | of this container
  --tail= | how many lines
  --previous -p | of the container before it restarted
  * | the pod
kubectl exec | Runs a command in a pod.
  -it | with a terminal that you can type in
  -n= --namespace= | in this namespace
  -c= --container= | in this container
  * | the pod
kubectl describe | Shows all about an object of the cluster.
  -n= --namespace= | in this namespace
  * | the kind, then the name
kubectl rollout restart | Replaces the pods one after another.
  -n= --namespace= | in this namespace
  * | what to restart
kubectl scale | Changes how many pods run.
  --replicas= | how many
  -n= --namespace= | in this namespace
  * | what to scale
npm install | Installs packages.
  -g --global | for the whole machine
  -D --save-dev | as packages that only development needs
  --omit= | leaves out packages of this kind
  * | the packages
npm ci | Installs exactly the packages of the lock file.
  --omit= | leaves out packages of this kind
npm run | Runs a script of package.json.
  * | the script
npm test | Runs the tests of the package.
npm start | Starts the program of the package.
make | Builds what a Makefile describes.
  -j= | how many steps at the same time
  -C= | the folder to work in
  * | what to build
go build | Compiles Go packages.
  -o= | the file to write
  * | the packages
go test | Runs the tests of Go packages.
  -v | names each test
  -race | looks for data races
  -run= | only tests with names that fit this pattern
  * | the packages; ./... stands for all below this folder
cargo build | Compiles a Rust package.
  --release | optimized
cargo test | Runs the tests of a Rust package.
npx | Runs a program of a package, which is downloaded if need be.
  -y --yes | without asking
  * | the package and what it is given
pip install | Installs Python packages.
  -r= --requirement= | all that this file lists
  -U --upgrade | the newest versions
  -e= --editable= | from this folder, so that changes count at once
  * | the packages
python -m | Runs a Python module as a program.
  -m= | the module
  * | what it is given
python3 -m | Runs a Python module as a program.
  -m= | the module
  * | what it is given
apt install | Installs packages of the system.
  -y --yes | without asking
  * | the packages
apt-get install | Installs packages of the system.
  -y --yes | without asking
  * | the packages
brew install | Installs packages with Homebrew.
  * | the packages
terraform apply | Changes the infrastructure to what the files describe.
  -auto-approve | without asking
  -var= | a value
  -target= | only this
terraform destroy | Deletes all infrastructure that the files describe.
  -auto-approve | without asking
  ! | What is deleted, data included, can’t be brought back.
openssl req | Creates a request for a certificate, or a certificate.
  -x509 | a certificate that is signed by itself
  -new | a new one
  -newkey= | with a new key of this kind
  -nodes | the key has no password
  -keyout= | the file of the key
  -out= | the file to write
  -days= | how many days it is valid
  -subj= | who it is for
ssh-keygen | Creates a pair of keys for SSH.
  -t= | the kind of key
  -b= | the size of the key in bits
  -C= | a comment
  -f= | the file
aws s3 cp | Copies files to or from Amazon S3.
  --recursive | with everything below
  --dryrun | only shows what it would do
  * | from where, then to where
aws s3 sync | Copies what is new or changed to or from Amazon S3.
  --delete | deletes what the source doesn’t have
  --delete! | What is only at the destination is deleted for good. Run it with \`--dryrun\` first.
  --exclude= | leaves out what fits this pattern
  --dryrun | only shows what it would do
  * | from where, then to where
pg_dump | Writes a PostgreSQL database to a file.
  -U= --username= | the user
  -h= --host= | the server
  -d= --dbname= | the database
  -F= --format= | the format: c is compressed
  -f= --file= | the file to write
  -t= --table= | only this table
  * | the database
psql | Opens a PostgreSQL database.
  -U= --username= | the user
  -h= --host= | the server
  -d= --dbname= | the database
  -c= --command= | runs this command
  -f= --file= | runs the commands of this file
  * | the database
docker save | Writes an image as an archive.
  -o= --output= | the file to write to
  * | the image
docker load | Reads images from an archive.
  -i= --input= | the file to read
apt-get update | Fetches the lists of packages that can be installed.
apt update | Fetches the lists of packages that can be installed.
apk add | Installs packages of Alpine Linux.
  --no-cache | keeps no list of packages
  * | the packages
docker push | Uploads an image to a registry.
  * | the image
docker pull | Downloads an image from a registry.
  * | the image
docker tag | Gives an image another name.
  * | the image, then the new name
docker login | Signs in to a registry.
  -u= --username= | the user name
  --password-stdin | reads the password from its input
  * | the registry
docker stop | Stops containers.
  * | the container
docker rm | Removes containers.
  -f --force | also those that run
  * | the container
npm prune | Removes packages that the project doesn’t list.
  --omit= | leaves out this kind too
  --production | those for development too
npm publish | Publishes the package to the registry.
  --access= | who can see it
  --tag= | the tag that it is found by
yarn install | Installs the packages that the project lists.
  --frozen-lockfile | exactly the versions of the lock file, or not at all
pnpm install | Installs the packages that the project lists.
  --frozen-lockfile | exactly the versions of the lock file, or not at all
pytest | Runs the tests of a Python project.
  -q --quiet | prints less
  -v --verbose | names each test
  -x --exitfirst | stops at the first test that fails
  --maxfail= | stops after this many tests that failed
  -k= | only tests with such names
  --cov= | measures how much of this code they run
  * | where the tests are
python | Runs a Python program.
  * | the program, then what it is given
python3 | Runs a Python program.
  * | the program, then what it is given
node | Runs a JavaScript program with Node.js.
  * | the program, then what it is given
git tag | Marks a commit with a name, such as a version.
  -a | with a message and a date
  -m= --message= | the message
  -d --delete | removes the tag
  * | the tag, then the commit
helm upgrade | Brings an application in a Kubernetes cluster to a new version.
  --install -i | installs it where it isn’t there
  -f= --values= | a file with settings
  --set= | a setting
  -n= --namespace= | the part of the cluster
  --wait | waits until it runs
  * | the release, then the chart
systemctl start | Starts a service.
  * | the service
systemctl stop | Stops a service.
  * | the service
systemctl reload | Makes a service read its configuration again.
  * | the service
systemctl daemon-reload | Makes systemd read its files of services again.
sqlite3 | Runs statements on an SQLite database file.
  -header | prints the names of the columns
  -csv | prints as CSV
  * | the database file, then the statement or command
mysqldump | Writes a MySQL database as SQL statements.
  -u= --user= | the user
  -h= --host= | the server
  -p | asks for the password
  --single-transaction | all of it as it was at one moment
  * | the database, then the tables
mysql | Runs statements on a MySQL database.
  -u= --user= | the user
  -h= --host= | the server
  -p | asks for the password
  -e= --execute= | the statement
  * | the database
pg_restore | Reads a PostgreSQL backup back into a database.
  -d= --dbname= | the database
  -c --clean | removes what is there first
  -j= --jobs= | how much it does at once
  * | the file of the backup
redis-cli | Sends a command to a Redis server.
  -h= | the server
  -p= | the port
  * | the command
`;
